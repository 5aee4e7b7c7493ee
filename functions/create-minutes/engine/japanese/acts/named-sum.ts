/** A sum in a remark: 五万円, 百十万. */
export const sum = /[0-9〇一二三四五六七八九十百千万][万円]/u;
