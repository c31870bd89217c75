export const ensureStatic = "navigation";
export function generateStaticParams() { return [{ area: "0", dining: "1" }]; }
export default async function Page({ params }: { params: Promise<{ area: string; dining: string }> }) { const p = await params; return <main><h1>home {p.area} {p.dining}</h1></main>; }
