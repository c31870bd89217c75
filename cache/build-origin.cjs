/**
 * The origin of the shop during a build, when the origin of the running shop is not known. A page with this origin in
 * its text is never sent: see page-cache.cjs.
 */
module.exports.BUILD_ORIGIN = "https://build.invalid";
