import type { FastifyInstance } from "fastify";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { orderReportSchema, recordOrderReport } from "./order-report-service.ts";

/** The reports of the systems of stores and couriers (docs/operations.md). They need the key of the shop. */
export function registerOrderReports(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { order_no: string } }>(
    "/operator/orders/:order_no/reports",
    async ({ params, body }) => {
      const report = orderReportSchema.safeParse(body);
      if (!report.success) throw new RequestRefused(400, "資料格式不正確");
      const data = await recordOrderReport(deps, params.order_no, report.data.event);
      return { code: 0, message: "", data };
    },
  );
}
