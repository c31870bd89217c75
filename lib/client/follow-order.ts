import type { OrderProgress } from "@/lib/contracts/order-detail";

const RETRY_MS = 3000;
/** After this many consecutive failures, the event stream is not opened again. */
const FAILURES_MAX = 2;

type FollowOptions = {
  order_id: number;
  onProgress: (progress: OrderProgress) => void;
  /** Called when the stream was given up after failures. The caller then polls the order. */
  onLost: () => void;
};

/** Opens the event stream of an order and reports every change. Returns a function that closes the stream. */
export function followOrder({ order_id, onProgress, onLost }: FollowOptions): () => void {
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
      if (failures < FAILURES_MAX && opened.readyState !== EventSource.CLOSED) return;
      opened.close();
      timer = failures < FAILURES_MAX ? setTimeout(open, RETRY_MS) : setTimeout(onLost);
    };
  }
}
