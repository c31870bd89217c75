import { callPaths } from "@/lib/client/call-paths";
import { endpoints } from "@/lib/contracts/endpoints";

test.each(Object.entries(callPaths))(
  "%s is spelled as in the contract table (AP-07, AP-14)",
  (name, spelled) => {
    const row = endpoints[name as keyof typeof callPaths];
    expect(spelled).toBe(`${row.method} ${row.path}`);
  },
);
