import { DINING_TYPE } from "@/lib/contracts/codes";
import { pagePlace } from "@/lib/view/page-place";

it.each([
  ["107", "1", { area_id: 107, dining_type: DINING_TYPE.delivery }],
  ["0", "0", { area_id: 0, dining_type: DINING_TYPE.pickup }],
  ["2204", "4", { area_id: 2204, dining_type: DINING_TYPE.businessReservation }],
  ["107", "5", null],
  ["107", "toString", null],
  ["none", "1", null],
  ["12345", "1", null],
  ["9999", "1", null],
  ["113", "1", null],
  ["0107", "1", null],
])("pagePlace reads the path segments %s/%s as %j", (area, dining, place) => {
  expect(pagePlace({ area, dining })).toEqual(place);
});
