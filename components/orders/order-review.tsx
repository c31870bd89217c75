import { useState } from "react";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { OwnReview } from "./own-review";
import { ReviewForm } from "./review-form";

type Props = { order: OrderDetail; onProgress: (progress: OrderProgress) => void };

/** Shows the member's review of the order, or the review form if the order can be reviewed and has no review yet. */
export function OrderReview({ order, onProgress }: Props) {
  const [sent, setSent] = useState<NonNullable<OrderDetail["review"]> | null>(null);
  const review = sent ?? order.review;
  if (review) return <OwnReview review={review} isNew={sent !== null} />;
  if (order.can_review === 0) return null;
  return (
    <ReviewForm
      order_id={order.id}
      onSent={(words, progress) => {
        setSent({ ...words, create_time: Math.floor(Date.now() / 1000) });
        onProgress(progress);
      }}
    />
  );
}
