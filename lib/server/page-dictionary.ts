import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

/** The public folder of the dictionary. The file name is the hash of the dictionary. */
const FOLDER = "/page-dictionary/";
/**
 * The header of the Zstandard frame that contains the hash of the dictionary. This frame comes before the compressed
 * bytes, and decoders skip it (RFC 9842, section 5).
 */
const HASH_FRAME_HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 10 };
const SECONDS_KEPT = 7 * 24 * 60 * 60;

/** The compressed bytes of a page for each `Content-Encoding`. `dcz` is compressed with the dictionary. */
export type Bodies = { br: Buffer; gzip: Buffer; dcz?: Buffer };

/** A page that browsers store as a dictionary, so that other pages can be compressed with it (RFC 9842). */
export type PageDictionary = {
  /** The public path of the dictionary. */
  path: string;
  /** The value of the header `Available-Dictionary` that a browser with this dictionary sends. */
  name: string;
  bodies: Bodies;
  /** Compresses a page for `Content-Encoding: dcz`. */
  compress: (page: Buffer) => Promise<Buffer>;
};

/** Makes a dictionary from a page. `body` must come from the page cache, so that it contains no data of a visitor. */
export function pageDictionary(body: Buffer, { br, gzip }: Bodies): PageDictionary {
  const hash = createHash("sha256").update(body).digest();
  return {
    path: `${FOLDER}${hash.toString("hex")}`,
    name: `:${hash.toString("base64")}:`,
    bodies: { br, gzip },
    compress: async (page) => {
      const bytes = await promisify(zstdCompress)(page, { params: LEVEL, dictionary: body });
      return Buffer.concat([HASH_FRAME_HEADER, hash, bytes]);
    },
  };
}

/** The headers that make a browser store the dictionary and use it for every page of the shop. */
export const DICTIONARY_HEADERS = {
  "use-as-dictionary": 'match="/*", match-dest=("document")',
  "cache-control": `public, max-age=${SECONDS_KEPT}, immutable`,
  // The type is not text/html, so that a browser that opens this URL downloads the file and does not show it as a page.
  "content-type": "application/octet-stream",
};
