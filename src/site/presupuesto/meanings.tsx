import reading from '@/site/shell/page/reading.module.css'

const TERMS: readonly (readonly [term: string, words: string])[] = [
  [
    'Partida',
    'Un renglón del presupuesto: dice para qué es el dinero. Cada una tiene un número y un nombre.',
  ],
  [
    'Previsto o codificado',
    'Lo que se puede gastar en el año, con los cambios aprobados. También, lo que se espera recibir.',
  ],
  [
    'Comprometido',
    'Lo que ya se acordó comprar, aunque todavía no llegue. Ese dinero ya no se puede prometer a otro.',
  ],
  [
    'Gastado o devengado',
    'Lo que ya se recibió o ya se trabajó, y por eso se debe pagar. Es la cifra de gasto de esta página.',
  ],
  ['Pagado', 'El dinero que ya salió de la cuenta. Puede tardar unos días después de gastado.'],
  ['Recibido o recaudado', 'El dinero que ya entró a la cuenta. Lo previsto a veces no llega todo.'],
  [
    'Por habitante',
    'El dinero, repartido en partes iguales entre toda la gente del cantón. Sirve para comparar con otros cantones.',
  ],
  ['Corte', 'Las cifras como estaban un día. Guardadas así, nadie las cambia después.'],
  [
    'Huella',
    'Un código que sale del archivo, letra por letra. Si alguien cambia una sola cifra, la huella es otra.',
  ],
]

/** The budget's words, each explained in two sentences. */
export const Meanings = () => (
  <section className={reading.part} aria-labelledby="significados">
    <h2 id="significados">¿Qué significa?</h2>
    {TERMS.map(([term, words]) => (
      <details key={term} className={reading.details}>
        <summary>{term}</summary>
        <p>{words}</p>
      </details>
    ))}
  </section>
)
