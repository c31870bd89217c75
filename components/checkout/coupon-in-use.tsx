import { useTranslations } from "next-intl";
import { RadioRow } from "@/components/ui/radio-row";
import type { Coupon } from "@/lib/contracts/coupons";
import { formatDiscount } from "@/lib/format/money";

type Props = {
  isChosen: boolean;
  /** The chosen one, where the lists know it. */
  coupon: Coupon | undefined;
  discount_price: number;
  /** What there is to see, while none is chosen. */
  invitation: string;
  onPick: () => void;
};

/** 使用: the coupon that is taken stands in the row, another one is a press away. */
export function CouponInUse({ isChosen, coupon, discount_price, invitation, onPick }: Props) {
  const t = useTranslations("discounts");
  const name = coupon?.remark || coupon?.code || "";
  return (
    <div className="relative grid">
      <RadioRow
        name="coupon"
        label={t("couponUse")}
        text={isChosen ? chosenText() : invitation}
        checked={isChosen}
        aria-haspopup="dialog"
        onChange={onPick}
        className={isChosen ? "pr-22" : ""}
      />
      {isChosen && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("couponChangeOf", { coupon: name })}
          onClick={onPick}
          className="absolute inset-y-0 right-0 min-w-20 rounded-card px-4 font-bold text-brand-strong"
        >
          {t("couponChange")}
        </button>
      )}
    </div>
  );

  function chosenText() {
    return (
      <>
        {name && <span className="wrap-anywhere block">{name}</span>}
        {discount_price > 0 && (
          <span className="tabular block font-bold text-good">
            {formatDiscount(discount_price)}
          </span>
        )}
      </>
    );
  }
}
