/**
 * A build uses this placeholder as the shop's origin, because the origin of the running shop is not known yet. The
 * running shop never sends a page of the build with this origin. It renders such a page again: see page-cache.cjs.
 */
module.exports.BUILD_ORIGIN = "https://build.invalid";
