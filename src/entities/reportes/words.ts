import { fold } from '@/shared/lib/text'

const STOPWORDS = new Set(
  (
    'a al ante asi aun aqui ahi alla ya y e o u de del desde el la los las lo le les un una unos unas en entre ' +
    'es esta estan estaba estoy son ser era fue hay habia ha han he se su sus si sin mi mis tu con por para que ' +
    'como cuando donde muy mas mucho mucha todo toda todos todas no ni pero porque este esa ese eso esto otra ' +
    'otro otros vez favor ayuda auxilio vengan rapido necesitamos gracias buenos dias tardes noches sobre hasta ' +
    'hacia cada puede pueden tiene tienen hace va van ir esta nos me te sector lado frente junto cerca dentro ' +
    'adentro detras atras debajo bajo grande bombero bomberos solicito pedimos'
  ).split(' '),
)

/** Words that name the same thing in a report; the first stands for all. */
const SYNONYMS = [
  'incendio insendio fuego quema quemando llamas candela prendio',
  'choque accidente colision estrello',
  'vivienda casa domicilio hogar',
  'vehiculo carro auto camioneta camion',
  'derrumbe deslave deslizamiento desplome',
  'inundacion desbordo crecio creciente',
  'bache hueco',
  'culebra serpiente',
  'pared muro',
  'vencido caducado',
  'atrapado encerrado',
  'roto rota rompio',
  'volcado volcamiento volco',
  'abejas panal enjambre',
  'monte maleza pastizal',
  'bravo agresivo',
  'joven muchacho',
]

const SUFFIXES =
  /(amientos?|imientos?|aciones|acion|iendose|andose|iendo|ando|adas?|ados?|idas?|idos?|aron|ieron|itos?|itas?|aban?|ian|io|ia|es|as|os|an|en|ar|er|ir|a|e|o|s)$/

const rootOf = (word: string) => {
  const cut = word.replace(SUFFIXES, '')
  return cut.length >= 3 ? cut : word
}

const MEANINGS = new Map(
  SYNONYMS.flatMap((line) => {
    const [first = '', ...rest] = line.split(' ').map(rootOf)
    return [first, ...rest].map((root) => [root, first] as const)
  }),
)

/** A light Spanish stem: number, gender and the commonest verb endings, never below three letters. */
function stem(word: string): string {
  const root = rootOf(word)
  return MEANINGS.get(root) ?? root
}

/**
 * The significant words of a text: folded, without stopwords, stemmed and with one word for all synonyms. Numbers stay.
 */
export function significantWords(text: string): Set<string> {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return new Set(
    words.filter((word) => !STOPWORDS.has(word) && (word.length > 2 || /\d/.test(word))).map(stem),
  )
}
