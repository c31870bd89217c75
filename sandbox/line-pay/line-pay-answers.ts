const RETURN_MESSAGES = {
  "0000": "Success.",
  "0110": "The customer has authorized the payment.",
  "0121": "The customer cancelled the payment, or it has timed out.",
  "0122": "The payment has failed.",
  "0123": "The payment has been completed.",
  "1104": "Non-existing merchant.",
  "1106": "Header information error.",
  "1124": "Amount information error.",
  "1142": "Insufficient balance.",
  "1150": "Transaction history not found.",
  "1152": "There is a history of transactions with the same transactionId.",
  "1153": "The payment amount is different than the requested amount.",
  "1155": "Transaction id not eligible for refund.",
  "1159": "Payment request information not found.",
  "1164": "Refund amount exceeds the refundable amount.",
  "1165": "The transaction has already been refunded.",
  "1169": "Payment method and password must be certified by LINE Pay.",
  "1172": "Existing same orderId.",
  "1177": "Exceeded maximum viewable transactions.",
  "1178": "Unsupported currency.",
  "1180": "The payment has expired.",
  "1183": "The payment amount must be greater than zero.",
  "1198": "API call request has been duplicated.",
  "2101": "Parameter error.",
};

export type ReturnCode = keyof typeof RETURN_MESSAGES;

export function refusal(returnCode: ReturnCode) {
  return { returnCode, returnMessage: RETURN_MESSAGES[returnCode] };
}

// LINE Pay writes transaction ids as 19-digit JSON numbers. JSON.stringify cannot write such large numbers exactly, so
// the ids are strings first and lose their quotation marks here.
export function success(info: object) {
  const text = JSON.stringify({ ...refusal("0000"), info });
  return text.replace(/"(transactionId|refundTransactionId)":"(\d+)"/g, '"$1":$2');
}
