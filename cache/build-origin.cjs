/**
 * The placeholder for the shop's origin during a build, because the origin of the running shop is not known yet. The
 * running shop never sends a page with this origin. It renders such a page again: see page-cache.cjs.
 */
module.exports.BUILD_ORIGIN = "https://build.invalid";
