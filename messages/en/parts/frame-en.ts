/** The texts of the parts on demand that every page has: address, search, menu, consent. */
export { default as address } from "../address.json";
export { default as addressDialogs } from "../address-dialogs.json";
export { default as addressPosition } from "../address-position.json";
export { default as appBanner } from "../app-banner.json";
export { default as consent } from "../consent.json";
export { default as dataNames } from "../data-names.json";
export { default as errors } from "../errors.json";
export { default as introNotice } from "../intro-notice.json";
export { default as manualAddress } from "../manual-address.json";
export { default as menu } from "../menu.json";
export { default as place } from "../place.json";
export { default as search } from "../search.json";
