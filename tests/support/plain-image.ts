import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { type Copy, DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast';
import { ROOT } from './site-process.ts';

const run = promisify(execFile);

export interface PlainImage {
  /** The folder that stands for the image's working directory. */
  folder: string;
  command: string[];
  healthCheck: string[];
  env: Record<string, string>;
}

/**
 * Takes all steps of the Dockerfile in plain folders in place of containers, with this machine's Node.
 * @param parent An empty folder.
 */
export async function buildPlainImage(parent: string): Promise<PlainImage> {
  const dockerfile = DockerfileParser.parse(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
  const stages = new Map<string, string>();
  let image: PlainImage = { folder: '', command: [], healthCheck: [], env: {} };
  let workFolder = '';
  const inside = (folder: string, path: string) => join(folder, path.replace(workFolder, ''));

  for (const instruction of dockerfile.getInstructions()) {
    const args = instruction.getArguments().map((argument) => argument.getValue());
    const content = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'FROM': {
        const name = (instruction as From).getBuildStage() ?? 'last';
        image = { folder: join(parent, name), command: [], healthCheck: [], env: {} };
        stages.set(name, image.folder);
        await mkdir(image.folder);
        break;
      }
      case 'WORKDIR':
        workFolder = content;
        break;
      case 'ENV':
        image.env = { ...image.env, ...Object.fromEntries(args.map((arg) => arg.split('='))) };
        break;
      case 'COPY': {
        const flags = (instruction as Copy).getFlags();
        const stage = stages.get(flags.find((flag) => flag.getName() === 'from')?.getValue() ?? '');
        const sources = args.slice(0, -1);
        const target = inside(image.folder, args.at(-1) ?? '');
        if (stage === undefined) await copyContext(sources, target);
        else for (const source of sources) await linkTree(inside(stage, source), target);
        break;
      }
      case 'RUN':
        await run('sh', ['-c', content], {
          cwd: image.folder,
          env: { ...process.env, ...image.env, NODE_ENV: image.env.NODE_ENV },
        });
        break;
      case 'CMD':
        image.command = (instruction as JSONInstruction).getJSONStrings().map((part) => part.getJSONValue());
        break;
      case 'HEALTHCHECK':
        image.healthCheck = JSON.parse(content.replace('CMD', ''));
        break;
      case 'USER':
      case 'VOLUME':
      case 'EXPOSE':
        break;
      default:
        throw new Error(`A plain folder can't stand for ${instruction.getKeyword()}.`);
    }
  }
  return image;
}

/** Copies a folder into another by hard links, which takes a second for all packages. */
async function linkTree(from: string, to: string): Promise<void> {
  await run('cp', ['-al', `${from}/.`, to]);
}

/** Copies files of the repository, without those that .dockerignore names. */
async function copyContext(sources: string[], target: string): Promise<void> {
  const { stdout } = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...sources],
    {
      cwd: ROOT,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const ignored = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).trim().split('\n');
  const isIgnored = (file: string) =>
    ignored.some((pattern) => matchesGlob(file, pattern) || file.startsWith(`${pattern}/`));
  for (const file of stdout.trim().split('\n')) {
    if (!isIgnored(file)) await cp(join(ROOT, file), join(target, file));
  }
}
