import type { FastifyInstance } from "fastify";
import type { UploadedFile } from "../../../lib/contracts/courier.ts";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { keepDeliveryPhoto, orderReportSchema, recordOrderReport } from "./order-report-service.ts";

/**
 * Registers the call with which the systems of stores and couriers report events (docs/operations.md). It needs the
 * shop key.
 */
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

/** Registers the call for the couriers' photos. Its body is a multipart form with one file. */
export function registerDeliveryPhotos(scope: FastifyInstance, deps: Deps): void {
  scope.post<{ Params: { order_no: string } }>(
    "/operator/orders/:order_no/photos",
    async ({ params, body }) => {
      if (!body) throw new RequestRefused(400, "資料格式不正確");
      const data = await keepDeliveryPhoto(deps, params.order_no, body as UploadedFile);
      return { code: 0, message: "", data };
    },
  );
}
