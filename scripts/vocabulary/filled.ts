const columns = 120

/** Words set in lines of at most 120 letters. */
export const filled = (words: readonly string[]): string =>
  words
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      return last !== undefined && last.length + word.length < columns
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word]
    }, [])
    .join('\n')
