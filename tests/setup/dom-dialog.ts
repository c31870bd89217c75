import "@testing-library/jest-dom";

// jsdom lacks the methods of dialogs and popovers. These replacements open and close dialogs, fire their close event
// and restore the focus. A popover that is shown gets the attribute `data-shown`.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("input, button")?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event("close"));
  // The shop waits for the end of the fade transition, which jsdom does not run.
  this.dispatchEvent(new Event("transitionend", { bubbles: true }));
};

HTMLElement.prototype.showPopover = function showPopover() {
  this.setAttribute("data-shown", "");
};
