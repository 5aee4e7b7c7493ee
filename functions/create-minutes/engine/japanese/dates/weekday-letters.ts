/** By which the days of the week are written, each at its number: Sunday is 0. */
export const weekdayLetters = '日月火水木金土';
