import { expect, test } from "../setup/e2e-fixtures";
import { STORE } from "./journeys";

const PAGES = [
  { path: "/", note: "搜尋附近店家需要 JavaScript" },
  { path: "/register?type=0", note: "登入與註冊需要 JavaScript" },
  { path: `/product?stid=${STORE}&fdid=101`, note: "放入購物車需要 JavaScript" },
  { path: "/cart", note: "購物車存在您的瀏覽器裡，需要 JavaScript" },
  { path: "/referralPage", note: "顯示您的推薦碼需要登入與 JavaScript" },
  { path: "/referralCode/ABC123", note: "顯示好友的邀請需要 JavaScript" },
  { path: "/expressDelivery", note: "叫快遞需要 JavaScript" },
  { path: `/groupOrder?stid=${STORE}`, note: "揪團訂購需要 JavaScript" },
  { path: "/instant-delivery-apply", note: "申請表需要 JavaScript" },
  { path: "/join-us", note: "申請表需要 JavaScript" },
];

test("each page says in noscript what needs JavaScript, and all its forms use POST (AX-07, AX-08)", async ({
  request,
}) => {
  for (const { path, note } of PAGES) {
    const html = await (await request.get(path)).text();
    const notes = html.match(/<noscript>.*?<\/noscript>/gs) ?? [];
    expect(notes.join(), path).toContain(note);
    expect(html, path).toContain("<h1");
    for (const [form] of html.matchAll(/<form\b[^>]*>/g)) {
      expect(form, path).toContain('method="post"');
    }
  }
});

/** Matches input tags with an `autocomplete` value that the HTML standard does not allow for this type of input. */
const WRONG_FIELD = /"street-address"|type="tel".*tel-national|tel-national.*type="tel"/;

test("img, time and input tags of each page have valid attributes (AX-12)", async ({ request }) => {
  for (const path of [
    "/",
    "/cart",
    "/register?type=0",
    `/store?stid=${STORE}`,
    "/instant-delivery-apply",
  ]) {
    const html = await (await request.get(path)).text();
    const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "gi")) ?? [];
    const wrong = [
      ...tags("img").filter((tag) => !/ src="/.test(tag)),
      ...tags("time").filter((tag) => !/ datetime="/i.test(tag)),
      ...tags("input").filter((tag) => WRONG_FIELD.test(tag)),
    ];
    expect(wrong, path).toEqual([]);
  }
});

test("a form that is sent before the scripts run shows its page again without the sent data (AX-07)", async ({
  request,
}) => {
  const sent = await request.post("/instant-delivery-apply", { form: { contact: "王小明" } });
  expect(sent.status()).toBe(200);
  const html = await sent.text();
  expect(html).toContain("申請表需要 JavaScript");
  expect(html).not.toContain("王小明");
});
