import { cacheLife } from "next/cache";
import type { NextRequest } from "next/server";
import { PreviewFrame } from "@/components/site/preview-frame";
import { drawPreview, preparePreview } from "@/lib/server/preview-drawing";
import { readPreview } from "@/lib/server/preview-reader";
import { createMinuteLimit } from "@/lib/server/request-limits";
import { clientIp } from "@/lib/server/route-handler";
import { parsePreview } from "@/lib/site/preview-path";

/**
 * Limits the requests of each client to 60 a minute, because drawing a picture blocks the process for a short time.
 * Chat programs and crawlers send fewer requests.
 */
const mayDraw = createMinuteLimit("previews", 60);

type Context = { params: Promise<{ picture: string }> };

/** Returns the picture of a link preview. The picture is drawn on its first request and cached. */
export async function GET(request: NextRequest, { params }: Context) {
  if (!(await mayDraw(clientIp(request)))) {
    return new Response(null, { status: 429, headers: { "retry-after": "60" } });
  }
  const wanted = parsePreview((await params).picture);
  const picture = wanted && (await drawPicture(wanted));
  if (!picture) return new Response(null, { status: 404 });
  return new Response(Buffer.from(picture), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
}

type Wanted = NonNullable<ReturnType<typeof parsePreview>>;

async function drawPicture({ preview, locale }: Wanted): Promise<Uint8Array | null> {
  "use cache";
  cacheLife("hours");
  const shown = await readPreview(preview, locale);
  return shown && drawPreview(<PreviewFrame {...(await preparePreview(shown, locale))} />);
}
