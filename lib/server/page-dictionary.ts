import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

/** The public folder of the dictionaries. The file name is the hash of the file. */
const FOLDER = "/page-dictionary/";
/**
 * The header of the Zstandard frame that holds the hash. The frame precedes the compressed bytes,
 * and decoders skip it (RFC 9842, section 5).
 */
const HASH_FRAME_HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 10 };
const SECONDS_KEPT = 7 * 24 * 60 * 60;

/** The bytes of a page by `Content-Encoding`. `dcz` is the difference to the dictionary. */
export type Bodies = { br: Buffer; gzip: Buffer; dcz?: Buffer };

/** A page that browsers keep, so that other pages can be sent as the difference to it (RFC 9842). */
export type PageDictionary = {
  /** The path of the dictionary for browsers. */
  path: string;
  /** The value of `Available-Dictionary` from a browser that has the dictionary. */
  name: string;
  bodies: Bodies;
  /** Compresses a page for `Content-Encoding: dcz`. */
  compress: (page: Buffer) => Promise<Buffer>;
};

/** `body` is a page of the page cache, which is the same for everybody. */
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

/** The headers with which a browser keeps the dictionary for every page of the shop. */
export const DICTIONARY_HEADERS = {
  "use-as-dictionary": 'match="/*", match-dest=("document")',
  "cache-control": `public, max-age=${SECONDS_KEPT}, immutable`,
  // Not text/html: a browser that opens this address downloads the file and shows no page.
  "content-type": "application/octet-stream",
};
