import { NextRequest } from "next/server";
import { GET } from "@/app/og/[picture]/route";

const PICTURE = "nothing-1.jpg";

async function requestPreview(address: string) {
  const headers = { "x-forwarded-for": address };
  const request = new NextRequest(`http://localhost:3000/og/${PICTURE}`, { headers });
  return (await GET(request, { params: Promise.resolve({ picture: PICTURE }) })).status;
}

it("answers 429 to the sixty-first request for a preview picture from one IP address within a minute", async () => {
  for (let n = 0; n < 60; n += 1) expect(await requestPreview("203.0.113.7")).toBe(404);
  expect(await requestPreview("203.0.113.7")).toBe(429);
  expect(await requestPreview("203.0.113.8")).toBe(404);
});
