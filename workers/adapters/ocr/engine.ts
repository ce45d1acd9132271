import load from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { TessBaseAPI, TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { Grey } from '../image/grey'
import type { ReadWord } from './words'
import { parseWords } from './words'

export type Language = 'eng' | 'heb'

/** What the surroundings hand in: on Workers an imported module and static assets, on Node files. */
export interface EngineParts {
  readonly wasmModule: WebAssembly.Module
  /** Trained data of `4.0.0_best_int`, not compressed. */
  readonly loadLanguage: (language: Language) => Promise<Uint8Array>
}

/** Tesseract's page segmentation modes that are used here. */
export const Segmentation = { auto: 3, column: 4, block: 6, line: 7, word: 8, sparse: 11 } as const
export type Segmentation = (typeof Segmentation)[keyof typeof Segmentation]

export interface ReadOptions {
  readonly segmentation: Segmentation
  /** Only these characters, where given. */
  readonly whitelist?: string
}

/** One WebAssembly instance of Tesseract with the languages it has been asked for so far. */
export interface OcrEngine {
  read(language: Language, picture: Grey, options: ReadOptions): Promise<readonly ReadWord[]>
  /** Bytes of WebAssembly memory; it never shrinks, so a caller drops the engine after a large page. */
  memoryBytes(): number
  dispose(): void
}

const LSTM_ONLY = 1

/** @throws where WebAssembly refuses the module, or the module is not the one that this was written for. */
export async function openEngine(parts: EngineParts): Promise<OcrEngine> {
  let instance: WebAssembly.Instance | undefined
  const core = await new Promise<TesseractCore>((resolve, reject) => {
    const loaded = load({
      instantiateWasm(imports, receive) {
        // Emscripten is told of an instance and never of a failure: it would wait for ever.
        WebAssembly.instantiate(parts.wasmModule, imports).then((made) => {
          instance = made
          receive(made)
        }, reject)
        return {}
      },
      print: () => {},
      printErr: () => {},
    })
    loaded.then(resolve, reject)
  })
  const memory = Object.values(instance?.exports ?? {}).find((e) => e instanceof WebAssembly.Memory)
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('the OCR engine exports no memory')
  return new TesseractEngine(core, memory, parts)
}

class TesseractEngine implements OcrEngine {
  private readonly apis = new Map<Language, TessBaseAPI>()

  constructor(
    private readonly core: TesseractCore,
    private readonly memory: WebAssembly.Memory,
    private readonly parts: EngineParts,
  ) {}

  async read(language: Language, picture: Grey, options: ReadOptions): Promise<readonly ReadWord[]> {
    const api = await this.api(language)
    const pointer = this.core._malloc(picture.data.length)
    if (pointer === 0) throw new Error('the OCR engine is out of memory')
    try {
      new Uint8Array(this.memory.buffer).set(picture.data, pointer)
      api.SetVariable('tessedit_char_whitelist', options.whitelist ?? '')
      api.SetPageSegMode(options.segmentation)
      api.SetImage(pointer, picture.width, picture.height, 1, picture.width)
    } finally {
      this.core._free(pointer)
    }
    api.SetSourceResolution(300)
    if (api.Recognize(null) !== 0) throw new Error('the OCR engine could not read the picture')
    const words = parseWords(api.GetJSONText(0))
    api.Clear()
    return words
  }

  memoryBytes(): number {
    return this.memory.buffer.byteLength
  }

  dispose(): void {
    for (const api of this.apis.values()) {
      api.End()
      this.core.destroy(api)
    }
    this.apis.clear()
  }

  private async api(language: Language): Promise<TessBaseAPI> {
    const known = this.apis.get(language)
    if (known) return known
    const path = `/${language}.traineddata`
    this.core.FS.writeFile(path, await this.parts.loadLanguage(language))
    const api = new this.core.TessBaseAPI()
    const failed = api.Init('/', language, LSTM_ONLY)
    this.core.FS.unlink(path)
    if (failed !== 0) {
      this.core.destroy(api)
      throw new Error(`the OCR engine could not load ${language}`)
    }
    this.apis.set(language, api)
    return api
  }
}
