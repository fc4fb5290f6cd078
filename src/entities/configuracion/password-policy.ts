import type { Configuracion } from './configuracion'

export type PasswordPolicy = Pick<
  Configuracion,
  'passwordMinLength' | 'requiereMayusculas' | 'requiereNumeros' | 'requiereSimbolos'
>

/** One Spanish sentence for each rule of the configured policy that the password breaks. */
export function passwordLacks(password: string, policy: PasswordPolicy): string[] {
  const { passwordMinLength: least, requiereMayusculas, requiereNumeros, requiereSimbolos } = policy
  const lacks: [boolean, string][] = [
    [[...password].length < least, `La contraseña debe tener al menos ${least} caracteres.`],
    [requiereMayusculas && !/\p{Lu}/u.test(password), 'La contraseña debe incluir al menos una mayúscula.'],
    [requiereNumeros && !/\p{Nd}/u.test(password), 'La contraseña debe incluir al menos un número.'],
    [
      requiereSimbolos && !/[^\p{L}\p{M}\p{N}\s]/u.test(password),
      'La contraseña debe incluir al menos un símbolo.',
    ],
  ]
  return lacks.filter(([missing]) => missing).map(([, sentence]) => sentence)
}
