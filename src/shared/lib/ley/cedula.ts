/**
 * Whether these ten digits can be a cédula: province, kind of person, and the last digit that follows from the others (Registro Civil:
 * every other digit doubled, modulus 10).
 */
export function isCedula(digits: string): boolean {
  const province = Number(digits.slice(0, 2))
  const numbers = [...digits].map(Number)
  const sum = numbers.slice(0, 9).reduce((all, digit, place) => {
    const twice = place % 2 === 0 ? digit * 2 : digit
    return all + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return ((province >= 1 && province <= 24) || province === 30) && (10 - (sum % 10)) % 10 === numbers[9]
}
