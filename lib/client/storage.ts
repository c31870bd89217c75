import type { ReplacedCart } from "@/lib/cart/replaced-carts";
import type { Favorites } from "@/lib/catalog/favorite-stores";
import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import type { LastChoices } from "@/lib/checkout/last-choices";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart, ViewState } from "@/lib/contracts/carts";
import type { SessionMember } from "@/lib/contracts/members";
import type { StoredCourierOrder } from "@/lib/courier/stored-courier-order";
import type { KnownGroup } from "@/lib/groups/known-groups";
import type { RecentOrders } from "@/lib/orders/recent-orders";
import {
  isId,
  isOpaqueId,
  isStoredAddress,
  isStoredMember,
  isText,
} from "@/lib/view/stored-shapes";

/** The local storage keys and their values (EN-02, CA-09). */
type Stored = {
  address: StoredAddress;
  contactName: string;
  contactPhone: string;
  payType: number;
  cardSelected: number;
  member: SessionMember;
  lastCheckout: LastCheckout;
  lastCourierOrder: StoredCourierOrder;
  lastChoices: LastChoices;
  cart: Cart;
  replacedCarts: ReplacedCart[];
  viewState: ViewState;
  opnVisit: { source_order_id: string; time: number };
  recentOrders: RecentOrders;
  favorites: Favorites;
  groups: KnownGroup[];
  recentSearches: string[];
  recentGrocerySearches: string[];
};
export type StorageKey = keyof Stored;

const CHANGED = "storage-changed";

/**
 * The stored value of a key. Null if storage is not available, or if the value is missing, is not JSON or fails its
 * check in `CHECKS`.
 */
export function readStored<Key extends StorageKey>(key: Key): Stored[Key] | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return (CHECKS[key]?.(value) ?? true) ? (value as Stored[Key]) : null;
  } catch {
    return null;
  }
}

/**
 * The checks of values that every page reads. Other values, such as carts and recent orders, are checked by the code
 * that reads them. So only the pages that need these values load the checks.
 */
const CHECKS: Partial<Record<StorageKey, (value: unknown) => boolean>> = {
  address: isStoredAddress,
  contactName: isText,
  contactPhone: isText,
  payType: isId,
  cardSelected: isOpaqueId,
  member: isStoredMember,
};

/**
 * Stores a value. Returns false if this fails, for example because the storage is full. Pages also work without
 * storage.
 */
export function writeStored<Key extends StorageKey>(key: Key, value: Stored[Key]): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
  return true;
}

export function removeStored(...keys: StorageKey[]): void {
  for (const key of keys) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      return;
    }
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
  }
}

/** A value in the session storage of this tab, or null. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function removeSession(...keys: string[]): void {
  try {
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Calls `onChange` when the value of a key changes in this tab or another tab. Returns a function that stops this. */
export function watchStored(key: StorageKey, onChange: () => void): () => void {
  const onOwnEvent = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === key) onChange();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener(CHANGED, onOwnEvent);
  window.addEventListener("storage", onOtherTab);
  return () => {
    window.removeEventListener(CHANGED, onOwnEvent);
    window.removeEventListener("storage", onOtherTab);
  };
}
