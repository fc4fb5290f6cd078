/** Every control character but tab and line ends, half emoji, and what Unicode gives no character. */
const UNWRITABLE = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu

/** A text as a page of HTML or XML can hold it. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '')
