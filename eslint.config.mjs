import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const remoteImports = [
  'react-router-dom',
  'styled-components',
  'rxjs',
  'axios',
  'react-final-form',
  'final-form',
  'react-dom',
].map((name) => ({
  name,
  message: 'A remote takes this from @poku/shared, where the shell provides one copy.',
}));

export default tseslint.config(
  { ignores: ['**/node_modules/', '.poku/', '**/dist/', 'test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // React Router redirects by throwing a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  // Each part is read with its own program, so that a run over one part builds no other.
  ...[
    ['web', '{shared,shell,mfe-*}/**/*.{ts,tsx}'],
    ['worker', 'shell/src/worker/**/*.ts'],
    ['node', 'api/**/*.ts'],
    ['tools', '{scripts,e2e}/**/*.{ts,tsx}'],
    ['tools', '{shell,mfe-*}/{webpack,embed}.config.ts'],
  ].map(([name, files]) => ({
    files: [files],
    languageOptions: { parserOptions: { project: `./tsconfig.${name}.json` } },
  })),
  {
    files: ['{shared,shell,mfe-*}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: remoteImports }] },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  prettier,
);
