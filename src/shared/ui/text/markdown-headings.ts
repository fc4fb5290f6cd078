type Node = { type: string; depth?: number; children?: Node[] }

const LOWEST = 6

const headingsOf = (node: Node): Node[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsOf)

/**
 * A remark plugin that puts a text's headings below those around it. The highest get level `top`, whatever mark they
 * have, and none is more than one level below the one before.
 */
export function headingsBelow(top: number) {
  return (tree: Node): void => {
    const headings = headingsOf(tree)
    const highest = Math.min(...headings.map(({ depth = 1 }) => depth))
    let last = top - 1
    for (const heading of headings) {
      const wanted = top + (heading.depth ?? 1) - highest
      last = Math.min(wanted, last + 1, LOWEST)
      heading.depth = last
    }
  }
}
