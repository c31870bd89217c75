/**
 * Copies a buffer into separate memory. Node.js makes a small buffer as a slice of a larger block (`Buffer.poolSize`,
 * here 64 KB), and the whole block stays in memory as long as the slice.
 */
function ownBytes(bytes) {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

module.exports = { ownBytes };
