import { useState } from "react";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { OwnReview } from "./own-review";
import { ReviewForm } from "./review-form";

type Props = { order: OrderDetail; onProgress: (progress: OrderProgress) => void };

/** The review form of a delivered order. After the review was sent, shows the review instead. */
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
