const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (values) => values.map((value) => `«${value}»`).join(', ')

function differ(path, ours, theirs) {
  if (isObject(ours) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    return names.flatMap((name) => differ([...path, name], ours[name], theirs[name]))
  }
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return []
  const [left, right] = [ours, theirs].map((value) => [value ?? 'nada'].flat())
  const missing = left.filter((value) => !right.includes(value))
  const added = right.filter((value) => !left.includes(value))
  const what = [
    missing.length > 0 && `falta ${listed(missing)}`,
    added.length > 0 && `sobra ${listed(added)}`,
  ].filter(Boolean)
  return [`${path.join(' · ')}: ${what.join('; ') || 'otro orden u otra cantidad'}`]
}

/** The differences between a walk and the reference, one line each. */
export const differences = (reference, seen) => differ([], reference, seen)

/** The steps that a walk couldn't take. */
export const failures = (seen) =>
  Object.entries(seen).flatMap(([step, { falla }]) => (falla ? [`${step}: ${falla}`] : []))
