import { existsSync } from "node:fs";
import { z } from "zod";
import siteSettings from "@/lib/site/site-settings.json";

const link = z.strictObject({ name: z.string().min(1), href: z.url({ protocol: /^https$/ }) });
const picture = z.string().startsWith("/pictures/");

test("site-settings.json has every setting of the site in its form (GN-09)", () => {
  const schema = z.strictObject({
    name: z.string().min(1),
    logo: z.string().startsWith("/"),
    hero: picture,
    iosUrl: z.url(),
    androidUrl: z.url(),
    riderUrl: z.url(),
    accountMergeYear: z.number().int().min(2026).max(2100).nullable(),
    serviceMail: z.email(),
    cooperationMail: z.email(),
    mediaMail: z.email(),
    partners: z.array(link),
    socials: z.array(link),
    showcase: z.array(z.strictObject({ name: z.string(), kind: z.string(), logo: picture })),
  });
  expect(() => schema.parse(siteSettings)).not.toThrow();
  expect(existsSync(`public${siteSettings.logo}`)).toBe(true);
});
