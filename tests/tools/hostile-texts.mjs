/** Texts that a browser would run if the app inserted them as code. */
export const MARKUP = [
  '<script>window.__pwned=1</script>',
  '<img src=x onerror="window.__pwned=1">',
  '"><svg onload=window.__pwned=1>',
  'javascript:window.__pwned=1',
]

export const EMOJI = '👩‍🚒👨‍👩‍👧‍👦🇪🇨'

/** Odd texts for any field; the last is one word wider than any screen. */
export const ODD = [
  ...MARKUP,
  '[x](javascript:window.__pwned=1)',
  ['{{7*7}} $', '{7*7} %s \\u0041 _x0041_'].join(''),
  'a;b,c\t"d"  \'e\'',
  '\u202eabc\u202c \u200f\u200b\u2028',
  EMOJI,
  'Z\u0351\u036b\u0343\u036a\u0302a\u0334\u0335\u031c',
  '\u0001\u0007\u001b\u007f',
  'Ñ'.repeat(300),
]
