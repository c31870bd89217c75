import { existsSync } from "node:fs";
import { z } from "zod";
import { LOCALES } from "@/lib/routing/routes";
import siteSettings from "@/lib/site/site-settings.json";

const text = z.record(z.enum(LOCALES), z.string().min(1));
const link = z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }) });
const picture = z.string().startsWith("/pictures/");

test("site-settings.json has exactly the required settings, all with valid values (GN-09)", () => {
  const schema = z.strictObject({
    name: text,
    logo: z.string().startsWith("/"),
    hero: picture,
    iosUrl: z.url(),
    androidUrl: z.url(),
    riderUrl: z.url(),
    membershipUrl: z.url({ protocol: /^https$/ }),
    accountMergeYear: z.number().int().min(2026).max(2100).nullable(),
    serviceMail: z.email(),
    cooperationMail: z.email(),
    mediaMail: z.email(),
    partners: z.array(link),
    socials: z.array(z.strictObject({ name: z.string(), href: link.shape.href })),
    showcase: z.array(z.strictObject({ name: text, kind: text, logo: picture })),
  });
  expect(() => schema.parse(siteSettings)).not.toThrow();
  expect(existsSync(`public${siteSettings.logo}`)).toBe(true);
});
