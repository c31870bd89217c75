export default function Page() { return <main><h1>福饕</h1></main>; }
