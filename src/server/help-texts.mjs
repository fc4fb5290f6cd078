import { readFileSync } from 'node:fs'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

/**
 * A drawn piece of a text: words, or an element with its attributes and what is in it.
 * @typedef {string | [tag: string, attributes: Record<string, unknown>, ...within: Piece[]]} Piece
 */

/** As GitHub makes them, so that a link within a text leads there in both places. */
const idOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Links between the texts name their files; here each is a page. */
const inSite = (markdown) => markdown.replace(/\]\(([\w-]+)\.md(?=[)#])/g, '](/ayuda/$1')

/** @returns {Piece[]} */
const piecesIn = ({ props }) => [props.children ?? []].flat().map(pieceOf)

/** @returns {Piece} */
function pieceOf(node) {
  if (typeof node === 'string') return node
  const { children: _, ...attributes } = node.props
  return [node.type, attributes, ...piecesIn(node)]
}

/** The library parses without a browser; what it would hand to React is written down instead. */
const drawn = (children) =>
  piecesIn(Markdown({ children, remarkPlugins: [remarkGfm], urlTransform: (address) => address }))

/**
 * A text is its title, one sentence that says what it is for, and its chapters.
 * @param {string} markdown
 */
function helpText(markdown) {
  const [head = '', ...parts] = inSite(markdown).split(/^## /m)
  const [title = '', ...text] = head.split('\n')
  return {
    cabeza: { title: title.replace(/^# /, ''), text: text.join(' ').trim() },
    capitulos: parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return { id: idOf(heading), title: heading, body: drawn(lines.join('\n').trim()) }
    }),
  }
}

/**
 * Answers for `*.md?cabeza` and `*.md?capitulos`: a page of help is parsed once, by each build that draws it, and no phone
 * loads a parser for it.
 * @returns {import('vite').Plugin}
 */
export function helpTexts() {
  return {
    name: 'bomberos:help-texts',
    load: {
      filter: { id: /\.md\?(?:cabeza|capitulos)$/ },
      handler(id) {
        const [file = '', part = ''] = id.split('?')
        this.addWatchFile(file)
        return `export default ${JSON.stringify(helpText(readFileSync(file, 'utf8'))[part])}`
      },
    },
  }
}
