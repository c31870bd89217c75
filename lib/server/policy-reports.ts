import "server-only";
import { z } from "zod";
import { redactLocation } from "@/lib/analytics/page-location";

/**
 * The two formats of reports about blocked content, `report-uri` and `report-to`, with the fields that the log needs.
 */
const oldReportSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.string().default(""),
    "effective-directive": z.string().default(""),
    "blocked-uri": z.string().default(""),
  }),
});
const newReportSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({
    documentURL: z.string().default(""),
    effectiveDirective: z.string().default(""),
    blockedURL: z.string().default(""),
  }),
});
const reportsSchema = z.union([
  oldReportSchema.transform(({ "csp-report": report }) => [
    line(report["effective-directive"], report["blocked-uri"], report["document-uri"]),
  ]),
  z
    .array(newReportSchema)
    .transform((reports) =>
      reports.map(({ body }) => line(body.effectiveDirective, body.blockedURL, body.documentURL)),
    ),
]);

/** The maximum number of log lines for one request with reports. */
const LINES_MAX = 5;

/**
 * The log lines for reports. A line contains the directive, what was blocked (a host, a scheme or a keyword such as
 * `inline`), and the path of the page. Samples and queries are left out, because anyone can send any text in them.
 */
export function policyReports(value: unknown): string[] {
  const parsed = reportsSchema.safeParse(value);
  return parsed.success ? [...new Set(parsed.data)].slice(0, LINES_MAX) : [];
}

function line(directive: string, blocked: string, page: string): string {
  const location = redactLocation(page);
  const path = location === "" ? "" : new URL(location).pathname;
  return [
    "policy: blocked",
    textOfShape(directive, /^[a-z-]{1,30}$/),
    textOfShape(sourceOf(blocked), /^[\w.:-]{1,80}$/),
    "on",
    textOfShape(path, /^\/[\w/-]{0,60}$/),
  ].join(" ");
}

/** The host of a blocked URL, or its scheme if it has no host, such as `data:`. A word such as `inline` stays. */
function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked;
  const { host, protocol } = new URL(blocked);
  return host || protocol;
}

function textOfShape(text: string, shape: RegExp): string {
  return shape.test(text) ? text : "?";
}
