import { NextRequest } from "next/server";
import { GET } from "@/app/opnRedirect/route";

test("/opnRedirect answers with a path of the host one came by, kept by no cache", () => {
  const response = GET(new NextRequest("http://inside:3000/opnRedirect?rtt=1&stid=7&number=B2"));
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("/store?stid=7&number=B2");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
