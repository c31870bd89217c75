import auth from "./auth.json";
import errors from "./errors.json";
import site from "./site.json";

/** Every sentence of the storefront, one file per domain. */
const messages = { auth, errors, site };
export default messages;
