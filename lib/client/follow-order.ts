import type { OrderProgress } from "@/lib/contracts/order-detail";

const RETRY_MS = 3000;
const POLL_MS = 10_000;
/** In a row; then the stream is given up, and the order is asked about instead. */
const FAILURES = 2;

type Following = {
  order_id: number;
  onProgress: (progress: OrderProgress) => void;
  /** Asks once; what it learns is the caller's. */
  ask: () => void;
};

/** Tells of every change of an order until it is ended: by the server's events, else by asking again and again. */
export function followOrder({ order_id, onProgress, ask }: Following): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  open();
  return () => {
    source?.close();
    clearTimeout(timer);
  };

  function open() {
    const opened = new EventSource(`/api/orders/${order_id}/events`);
    source = opened;
    opened.onopen = () => {
      failures = 0;
    };
    opened.onmessage = ({ data }) => onProgress(JSON.parse(data) as OrderProgress);
    opened.onerror = () => {
      failures += 1;
      if (failures < FAILURES && opened.readyState !== EventSource.CLOSED) return;
      opened.close();
      timer = failures < FAILURES ? setTimeout(open, RETRY_MS) : setTimeout(poll);
    };
  }

  function poll() {
    ask();
    timer = setTimeout(poll, POLL_MS);
  }
}
