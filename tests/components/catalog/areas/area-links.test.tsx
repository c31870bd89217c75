import { screen } from "@testing-library/react";
import { AreaLinks } from "@/components/catalog/areas/area-links";
import { AreaTrail } from "@/components/catalog/areas/area-trail";
import { renderWithMessages } from "../../../setup/render-with-messages";

const countText = (count: number) => `${count} 家`;
const places = [
  { city_name: "台北市", area_name: "信義區", store_count: 12 },
  { city_name: "高雄市", store_count: 3 },
];

const nameOf = (place: { city_name: string; area_name?: string }) =>
  place.area_name ?? place.city_name;

it("shows each place as a link with its number of stores", () => {
  renderWithMessages(
    <AreaLinks
      headingId="near"
      heading="鄰近地區"
      places={places}
      nameOf={nameOf}
      countText={countText}
    />,
  );
  const district = screen.getByRole("link", { name: "信義區 12 家" });
  expect(decodeURI(district.getAttribute("href") ?? "")).toBe("/areas/台北市/信義區");
  const city = screen.getByRole("link", { name: "高雄市 3 家" });
  expect(decodeURI(city.getAttribute("href") ?? "")).toBe("/areas/高雄市");
  expect(screen.getByRole("region", { name: "鄰近地區" })).toBeInTheDocument();
});

it("shows no heading when there are no places", () => {
  renderWithMessages(
    <AreaLinks
      headingId="near"
      heading="鄰近地區"
      places={[]}
      nameOf={nameOf}
      countText={countText}
    />,
  );
  expect(screen.queryByText("鄰近地區")).toBeNull();
});

it("shows the current page as the last part of the breadcrumb, without a link", () => {
  const crumbs = [
    { name: "首頁", path: "/" },
    { name: "台北市", path: "/areas/台北市" },
  ];
  renderWithMessages(<AreaTrail label="目前位置" crumbs={crumbs} />);
  expect(screen.getByRole("link", { name: "首頁" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("link", { name: "台北市" })).toBeNull();
  expect(screen.getByText("台北市")).toHaveAttribute("aria-current", "page");
});
