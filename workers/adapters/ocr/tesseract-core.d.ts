declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** The part of Tesseract's C++ API that the build binds and this adapter uses. */
  export interface TessBaseAPI {
    Init(dataPath: string, language: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    SetPageSegMode(mode: number): void
    SetImage(data: number, width: number, height: number, bytesPerPixel: number, bytesPerLine: number): void
    SetSourceResolution(dotsPerInch: number): void
    Recognize(monitor: null): number
    GetJSONText(page: number): string
    MeanTextConf(): number
    Clear(): void
    End(): void
  }

  export interface TesseractCore {
    TessBaseAPI: new () => TessBaseAPI
    FS: {
      writeFile(path: string, data: Uint8Array): void
      unlink(path: string): void
    }
    destroy(object: TessBaseAPI): void
    _malloc(size: number): number
    _free(pointer: number): void
  }

  export interface CoreOptions {
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance) => void,
    ): Record<string, never>
    print(line: string): void
    printErr(line: string): void
  }

  const load: (options: CoreOptions) => Promise<TesseractCore>
  export default load
}
