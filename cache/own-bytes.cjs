/**
 * Copies a buffer into separate memory. A small buffer is a slice of a block of 64 KB (`Buffer.poolSize`), and the
 * block stays in memory as long as the slice.
 */
function ownBytes(bytes) {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

module.exports = { ownBytes };
