import { plainText } from "@/lib/site/plain-text";

describe("plainText of the operator's HTML", () => {
  it.each([
    ["外送費 NT$35", "外送費 NT$35"],
    ["第一段<br>第二段", "第一段\n第二段"],
    ["<p>第一段</p><p>第二段</p>", "第一段\n第二段"],
    ["<ul><li>現金</li><li>LINE Pay</li></ul>", "・現金\n・LINE Pay"],
    ['請看<a href="javascript:alert(1)">這裡</a>', "請看這裡"],
    ["<script>alert(1)</script>內容", "內容"],
    ["內容<script>alert(1)", "內容"],
    ["<style>p{}</style>內容<!-- 註解 -->", "內容"],
    ['<img src=x onerror="alert(1)">圖', "圖"],
    ["<img src=x onerror=alert(1)", ""],
    ["3 < 5 &amp;&nbsp;7 &gt; 2", "3 < 5 & 7 > 2"],
    ["&lt;script&gt;", "<script>"],
    ["  \n 一行 \n\n 二行 ", "一行\n二行"],
  ])("turns %j into %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
