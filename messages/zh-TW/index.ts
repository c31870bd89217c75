import errors from "./errors.json";
import site from "./site.json";

/** Every sentence of the storefront, one file per domain. */
const messages = { errors, site };
export default messages;
