/**
 * A copy with memory of its own. A small buffer is a part of a block of 64 KB (`Buffer.poolSize`), and keeping the
 * buffer keeps the block.
 */
function ownBytes(bytes) {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

module.exports = { ownBytes };
